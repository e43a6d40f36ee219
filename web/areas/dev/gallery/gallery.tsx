import { ActionSpecimens } from "./actions.tsx";
import { ContentSpecimens } from "./content.tsx";
import { FieldSpecimens } from "./fields.tsx";
import { FoundationSpecimens } from "./foundations.tsx";
import { NavigationSpecimens } from "./navigation.tsx";
import { OverlaySpecimens } from "./overlays.tsx";

/** Every component in all its states. */
export function Gallery() {
  return (
    <div className="page py-10">
      <h1 className="heading mb-10 text-2xl">Components</h1>
      <FoundationSpecimens />
      <ActionSpecimens />
      <FieldSpecimens />
      <NavigationSpecimens />
      <OverlaySpecimens />
      <ContentSpecimens />
    </div>
  );
}
