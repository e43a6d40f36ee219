import { LeadPopup } from "../../../areas/pro/leads/lead-popup.tsx";
import { ScrollTop } from "./scroll-top.tsx";

/** What no page needs at first: loads once the browser has taken the page over. */
export default function AfterPage() {
  return (
    <>
      <ScrollTop />
      <LeadPopup />
    </>
  );
}
