/**
 * A reason not to start that the operator can fix. The start command prints only the message, without a stack, and
 * exits with code 1.
 */
export class StartFailure extends Error {
  override name = "StartFailure";
}
