import { useShowroom } from "../../client/session/use-showroom.ts";
import { ShowroomIdForm } from "../../kit/showroom/showroom-id-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

/** Asks for a Showroom ID in a dialog on any page; loads when first opened. */
export default function EnterShowroomDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const showroom = useShowroom();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Enter Showroom ID">
      <p className="mb-5 text-graphite">
        Contractors and designers sell through their showrooms and set their own prices. Enter your pro's ID
        to see what they offer.
      </p>
      <ShowroomIdForm />
      {showroom && (
        <LinkButton to="/visualize/contractor/all" variant="quiet" className="mt-2 -ml-5" onClick={onClose}>
          Back to shopping
        </LinkButton>
      )}
    </Dialog>
  );
}
