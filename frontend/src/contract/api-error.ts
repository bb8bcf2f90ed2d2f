/** An error answer of the server, with its code. The code is `network` if the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
