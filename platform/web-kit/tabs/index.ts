export { PanelTitle } from './panel-title.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { useShownPanels } from './use-shown-panels.ts';
