/**
 * A reason not to start that whoever typed the command can mend. The start command prints the message
 * alone, without a stack, and exits with code 1.
 */
export class StartFailure extends Error {
  override name = "StartFailure";
}
