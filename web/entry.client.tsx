import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { beginFirstLoad } from "./app/first-load/first-load.ts";
import { followLinksOffline } from "./app/offline/follow-links-offline.ts";

followLinksOffline();
beginFirstLoad();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
