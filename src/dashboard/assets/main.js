// What every page is better with. Each part works on what it finds, and nothing needs it.
import "./zone.js";
import "./menu.js";
import "./copy.js";
import "./confirm.js";
