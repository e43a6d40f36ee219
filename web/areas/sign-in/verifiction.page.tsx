import { titled } from "../../kit/page/page-title.ts";
import { Verification } from "./verification.tsx";

export const meta = titled("Confirm your email address");

export default Verification;
