import type {} from '../handOver/handOver.ts';

// Clears the name of the tab on every page, before any tool is loaded, because a site that is opened next in this tab could
// read it. The tool finds the value in `arrivedName`.
if (window.name.startsWith(`${location.origin} `)) {
  window.arrivedName = window.name;
  window.name = '';
}
