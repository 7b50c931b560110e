// The script of the page that authorization servers lead back to. It runs in a window of its own, as a classic
// script: it gives the answer to the page that asked, takes it out of the address and closes the window.
import { oauthChannel, type Returned } from './channel.js';

const channel = new BroadcastChannel(oauthChannel);
const returned: Returned = { query: location.search };
channel.postMessage(returned);
channel.close();
history.replaceState(null, '', location.pathname);
close();
