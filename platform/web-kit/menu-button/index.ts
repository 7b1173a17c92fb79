export { Avatar, initials } from './avatar.tsx';
export { MenuButton, type MenuButtonProps, type MenuItem } from './menu-button.tsx';
export { TwoLineLabel, type TwoLineLabelProps } from './two-line-label.tsx';
