export { NamedPanel, type NamedPanelProps } from './named-panel.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { useShownPanels } from './use-shown-panels.ts';
