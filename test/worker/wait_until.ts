/**
 * Waits until a condition holds, looking every 20 ms.
 *
 * @throws when it does not hold within the time limit in ms
 */
export async function waitUntil(holds: () => Promise<boolean>, limit_ms = 20_000): Promise<void> {
  const give_up_at = performance.now() + limit_ms;
  while (!(await holds())) {
    if (performance.now() > give_up_at) throw new Error(`nothing came of it in ${limit_ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
