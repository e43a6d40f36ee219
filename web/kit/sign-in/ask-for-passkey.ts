import { api } from "../../client/api.ts";

/** Lets the browser answer with a passkey. Undefined on failure, after calling `onProblem` with the reason. */
export async function askForPasskey(
  onProblem: (message: string) => void,
): Promise<Record<string, unknown> | undefined> {
  const { answerWithPasskey, PasskeyProblem } = await import("./passkey-in-browser.ts");
  const { data } = await api("POST /api/login/passkey/options");
  try {
    return await answerWithPasskey(data);
  } catch (error) {
    if (!(error instanceof PasskeyProblem)) throw error;
    onProblem(error.message);
    return undefined;
  }
}
