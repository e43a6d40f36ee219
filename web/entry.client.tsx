import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberEarlyUse } from "./early-use.ts";
import { followLinksOffline } from "./offline/follow-links-offline.ts";

followLinksOffline();
rememberEarlyUse();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
