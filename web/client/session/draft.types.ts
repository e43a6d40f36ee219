import type { BriefRoom, Feature } from "../../../domain/designer/brief/brief.types.ts";

/** A floor plan that was chosen instead of typed lengths. */
export interface ChosenPlan {
  id: string;
  name: string;
  room: string;
  area_sqft: number;
  /** URL of its drawing. */
  drawing: string;
  is_private: boolean;
}

/** A furnished room that is designed anew. */
export interface StandingDraft {
  room: string;
  name: string;
  /** Whose products stand in it. */
  showroom: string;
  /** Ids of the items and surfaces that stay. */
  stays: readonly string[];
}

/** A brief as far as it is written: free words, and what was chosen beside them. Lengths and amounts as typed. */
export interface Draft {
  text: string;
  room: BriefRoom | null;
  width: string;
  depth: string;
  ceiling: string;
  plan: ChosenPlan | null;
  standing: StandingDraft | null;
  style: string | null;
  must_haves: readonly Feature[];
  budget: string;
  /** What was sent last, the newest first, so that sending the same again is the same request. */
  sent: readonly Sent[];
}

export interface Sent {
  body: string;
  client_id: string;
  isAnswered: boolean;
}
