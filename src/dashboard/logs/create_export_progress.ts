/** How far an export of a list is. */
export interface ListProgress {
  readonly logs: number;
  readonly state: "running" | "done" | "failed";
}

export interface ExportProgress {
  /** Notes how far an export is, under a name that whoever asked for it has made up. */
  note(key: string, progress: ListProgress): void;
  read(key: string): ListProgress | undefined;
}

/** The oldest are forgotten first; they serve only whoever waits for the file right now. */
const MOST = 500;

/** What the pages that wait for an export are told while this process writes it. */
export function createExportProgress(): ExportProgress {
  const known = new Map<string, ListProgress>();
  return {
    note: (key, progress) => {
      known.delete(key);
      known.set(key, progress);
      if (known.size > MOST) known.delete(known.keys().next().value!);
    },
    read: (key) => known.get(key),
  };
}
