import { html } from "hono/html";
import { problem } from "../field.ts";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext } from "../section.ts";
import { timeElement } from "../times/time_element.ts";
import { plainText, shortText } from "../visible_text.ts";
import { linkNotice } from "./link_notice.ts";
import { listInvitations } from "./statements/list_invitations.ts";
import type { OpenInvitationRow } from "./statements/list_invitations.ts";
import { listMembers } from "./statements/list_members.ts";
import type { MemberRow } from "./statements/list_members.ts";

export interface MembersShown {
  readonly link?: string;
  readonly link_text?: string;
  readonly error?: string;
}

/** Members and open invitations of the account. */
export async function membersPage(
  context: PageContext,
  shown: MembersShown = {},
): Promise<Response> {
  const { scope, zone } = context.var;
  const { account_id } = viewedAccount(context);
  const { members, invitations } = await scope.transact(async (database) => ({
    members: await listMembers(database, account_id),
    invitations: await listInvitations(database, account_id),
  }));
  return await page(context, {
    title: "Members",
    lead: "Owners manage keys and members; auditors read the logs.",
    status: shown.error ? 400 : 200,
    body: html`<div class="stack">
      ${problem(shown.error)} ${shown.link ? linkNotice(shown.link, shown.link_text) : ""}
      <section class="card">
        <h2>Members</h2>
        ${memberTable(members, zone)}
      </section>
      <section class="card">
        <h2>Invite somebody</h2>
        <form method="post" action="/dashboard/members/invitations" class="inline">
          <div class="field">
            <label for="field-role">Role</label>
            <select id="field-role" name="role">
              <option value="auditor">auditor: reads the logs</option>
              <option value="owner">owner: keys, plan, members</option>
            </select>
          </div>
          <button type="submit" class="primary">Make a one-time link</button>
        </form>
        ${invitations.length === 0 ? "" : invitationList(invitations, zone)}
      </section>
    </div>`,
  });
}

function memberTable(members: readonly MemberRow[], zone: string): Html {
  if (members.length === 0) {
    return html`<p class="quiet">Nobody yet. Make a link below and send it to the first owner.</p>`;
  }
  return html`<table class="blocks">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">E-mail</th>
        <th scope="col">Role</th>
        <th scope="col">Second factor</th>
        <th scope="col">Since</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
      ${members.map(
        (member) =>
          html`<tr>
            <td data-label="Name">${shortText(member.name, 60)}</td>
            <td data-label="E-mail">${shortText(member.email, 80)}</td>
            <td data-label="Role">${member.role}</td>
            <td data-label="Second factor">${member.two_factor_enabled ? "on" : "off"}</td>
            <td data-label="Since">${timeElement(member.created_at, zone, { style: "day" })}</td>
            <td data-label="Change">
              <div class="row">
                <form method="post" action="/dashboard/members/${member.person_id}/reset">
                  <button type="submit" class="slim">
                    Reset link<span class="hidden"> for ${plainText(member.name)}</span>
                  </button>
                </form>
                <form
                  method="post"
                  action="/dashboard/members/${member.person_id}/remove"
                  data-confirm="Remove this person? Their sessions end at once."
                >
                  <button type="submit" class="danger slim">
                    Remove<span class="hidden"> ${plainText(member.name)}</span>
                  </button>
                </form>
              </div>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function invitationList(invitations: readonly OpenInvitationRow[], zone: string): Html {
  return html`<h3 class="section-gap">Open links</h3>
    <ul class="plain-list">
      ${invitations.map(
        (invitation) =>
          html`<li class="row">
            <span>${invitation.role}, made ${timeElement(invitation.created_at, zone)}</span>
            <form
              method="post"
              action="/dashboard/members/invitations/${invitation.invitation_id}/withdraw"
            >
              <button type="submit" class="slim">Withdraw</button>
            </form>
          </li>`,
      )}
    </ul>`;
}
