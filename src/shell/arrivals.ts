import type {} from '../handOver/handOver.ts';

// Takes what another page has handed over out of the tab's name, on every page and before any tool is there: a site that is
// opened next in this tab can read its name. The tool finds it in `arrivedName`.
if (window.name.startsWith(`${location.origin} `)) {
  window.arrivedName = window.name;
  window.name = '';
}
