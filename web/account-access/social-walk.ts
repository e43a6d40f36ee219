/** What this tab has to know when a provider leads back to it. */
export interface SocialWalk {
  /** The provider's name. */
  provider: string;
  portal?: "customer" | "pro";
  remember?: boolean;
  redirect?: string | null;
}

const key = "social-walk";

export function keepWalk(walk: SocialWalk): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(walk));
  } catch {
    // Without storage the way back leads home, which is no harm.
  }
}

/** The walk that this tab began, once. */
export function takeWalk(): SocialWalk | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as SocialWalk) : undefined;
  } catch {
    return undefined;
  }
}
