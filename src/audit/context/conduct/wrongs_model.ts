import type { Flow } from "../../fact.ts";
import type { Severity } from "../../report.ts";
import { openNetwork, type ConceptNetwork, type ConceptNetworkFile } from "./concept_network.ts";
import file from "./wrongs_model.json" with { type: "json" };

/** A wrong that answers are known to do, as the facts of rules tell it. */
export interface Wrong {
  /** The tag that the network was taught. */
  readonly tag: string;
  /** All tags of a fact that tells it: the tag, and those that nearly always stand beside it. */
  readonly tags: readonly string[];
  readonly flow: Flow;
  readonly severity: Severity;
  /** Concepts that are heard in answers with this wrong many times as often as in others. */
  readonly signs: readonly string[];
  /** What words of such answers mean many times as often as those of others. */
  readonly meant: readonly string[];
}

/** The file: a head a wrong, in their order, and one last for whether the answer is unlawful at all. */
export interface WrongsModelFile extends ConceptNetworkFile {
  readonly wrongs: readonly Wrong[];
}

/** The wrongs, and the network that tells them. */
export interface WrongsModel {
  readonly wrongs: readonly Wrong[];
  readonly network: ConceptNetwork;
}

/** Unpacks a file of weights. */
export function openWrongsModel(from: WrongsModelFile): WrongsModel {
  return { wrongs: from.wrongs, network: openNetwork(from) };
}

/** The learned network; sources, licences and scores stand in the file. */
export const WRONGS_MODEL: WrongsModel = openWrongsModel(file as WrongsModelFile);
