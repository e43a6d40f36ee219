import { useEffect, useState } from "react";
import { api } from "../../client/api.ts";

/** Whether somebody is at the support desk; undefined until that is known. */
export function useDeskHours(): { is_staffed: boolean; opens: string } | undefined {
  const [desk, setDesk] = useState<{ is_staffed: boolean; opens: string }>();
  useEffect(() => {
    api("GET /api/support", { feedback: "none" }).then(
      ({ data }) => setDesk(data),
      () => undefined,
    );
  }, []);
  return desk;
}
