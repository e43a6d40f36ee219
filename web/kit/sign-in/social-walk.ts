/** What this tab needs to know when a provider redirects back. */
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
    // Without storage the user returns to the home page, which is harmless.
  }
}

/** The sign-in that this tab started, once. */
export function takeWalk(): SocialWalk | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as SocialWalk) : undefined;
  } catch {
    return undefined;
  }
}
