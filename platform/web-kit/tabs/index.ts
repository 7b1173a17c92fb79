export { NamedPanel } from './named-panel.tsx';
export { Tabs } from './tabs.tsx';
export { useShownPanels } from './use-shown-panels.ts';
