import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { beginFirstLoad } from "./app/first-load/first-load.ts";
import { followLinksOffline } from "./app/offline/follow-links-offline.ts";
import { guardLongForms } from "./ui/long-form.ts";

followLinksOffline();
beginFirstLoad();
guardLongForms();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
