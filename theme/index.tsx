import './styles/layers.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/icons.css';
import './styles/signals.css';
import './styles/base.css';
import './styles/prose.css';
import './styles/headings.css';
import './styles/soft-edges.css';
import './styles/code.css';
import './styles/highlight.css';
import './styles/copy.css';
import './styles/tables.css';
import './styles/tabs.css';
import './styles/details.css';
import './styles/navigation.css';
import './styles/error-box.css';
import './styles/forced-colors.css';
import './styles/motion.css';
import './styles/print.css';

export { Embed } from './components/docs/Embed.js';
export { Document } from './layouts/Document.js';
export { WithoutSlots } from './slot.js';
export { slotSources } from './slots/index.js';

import './styles/custom.css';
