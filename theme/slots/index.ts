import type { SlotName, SlotPropsOf } from 'docsgen/theme';
import type { ComponentType } from 'react';

type Slots = { readonly [Name in SlotName]?: ComponentType<SlotPropsOf<Name>> };

/** The components of the site's `theme/slots` folder: the compiler replaces this module if there are any. */
export const slots: Slots = {};

/** Their files, relative to the site's folder. */
export const slotSources: { readonly [Name in SlotName]?: string } = {};
