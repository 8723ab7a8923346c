import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { formFields } from "../form_fields.ts";
import type { Environment, PageContext, Section, Services } from "../section.ts";
import { forwardCookies } from "../sign_in/forward_cookies.ts";
import { passwordFault } from "../sign_in/password_fault.ts";
import { ROLES } from "../viewer.ts";
import { profilePage } from "./profile_page.ts";

const HOME = "/dashboard/profile";
const YEAR_S = 365 * 86_400;

/** One's own password, second factor, sessions and looks. */
export const profile: Section = {
  path: "/profile",
  title: "Profile",
  roles: ROLES,
  about_account: false,
  in_navigation: false,
  routes: (services) =>
    new Hono<Environment>()
      .get("/", (context) => profilePage(context))
      .post("/theme", changeTheme)
      .post("/password", (context) => changePassword(context, services))
      .post("/sessions", (context) => endOtherSessions(context, services))
      .post("/second-factor", (context) => beginSecondFactor(context, services))
      .post("/second-factor/confirm", (context) => confirmSecondFactor(context, services))
      .post("/second-factor/remove", (context) => removeSecondFactor(context, services)),
};

async function changeTheme(context: PageContext): Promise<Response> {
  const { theme } = await formFields(context, ["theme"]);
  setCookie(context, "assay_theme", theme === "light" || theme === "dark" ? theme : "auto", {
    path: "/dashboard",
    sameSite: "Lax",
    httpOnly: true,
    maxAge: YEAR_S,
  });
  return context.redirect(HOME, 303);
}

async function changePassword(context: PageContext, services: Services): Promise<Response> {
  const { current, password } = await formFields(context, ["current", "password"]);
  const fault = passwordFault(password);
  if (fault) return profilePage(context, { error: fault });
  const answer = await services.identity.api.changePassword({
    body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
    headers: context.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return profilePage(context, { error: "The current password is another one." });
  forwardCookies(context, answer);
  return profilePage(context, { done: "The password is changed; other sessions have ended." });
}

async function endOtherSessions(context: PageContext, { identity }: Services): Promise<Response> {
  await identity.api.revokeOtherSessions({ headers: context.req.raw.headers });
  return profilePage(context, { done: "All other sessions have ended." });
}

async function beginSecondFactor(context: PageContext, { identity }: Services): Promise<Response> {
  const { password } = await formFields(context, ["password"]);
  const answer = await identity.api.enableTwoFactor({
    body: { password },
    headers: context.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return profilePage(context, { error: "The password is another one." });
  forwardCookies(context, answer);
  const begun = (await answer.json()) as { totpURI: string; backupCodes: string[] };
  return profilePage(context, { begun });
}

async function confirmSecondFactor(
  context: PageContext,
  { identity }: Services,
): Promise<Response> {
  const { code } = await formFields(context, ["code"]);
  const answer = await identity.api.verifyTOTP({
    body: { code },
    headers: context.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) {
    const error = "This code does not work. Start over, or check the clock of your device.";
    return profilePage(context, { error });
  }
  forwardCookies(context, answer);
  return context.redirect(HOME, 303);
}

async function removeSecondFactor(context: PageContext, { identity }: Services): Promise<Response> {
  const { password } = await formFields(context, ["password"]);
  const answer = await identity.api.disableTwoFactor({
    body: { password },
    headers: context.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return profilePage(context, { error: "The password is another one." });
  forwardCookies(context, answer);
  return context.redirect(HOME, 303);
}
