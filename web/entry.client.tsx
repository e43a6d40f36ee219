import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberEarlyUse } from "./app/first-load/early-use.ts";
import { followLinksOffline } from "./app/offline/follow-links-offline.ts";
import { guardLongForms } from "./ui/long-form.ts";

followLinksOffline();
rememberEarlyUse();
guardLongForms();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
