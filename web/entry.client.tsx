import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberEarlyUse } from "./early-use.ts";
import { followLinksOffline } from "./offline/follow-links-offline.ts";
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
