export { sharedProjectOf, sharedRoomOf } from "./shared-project.store.ts";
export { sharingRoutes as routes } from "./sharing.routes.ts";
