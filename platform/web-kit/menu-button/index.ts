export { Avatar, initials } from './avatar.tsx';
export { MenuButton } from './menu-button.tsx';
export { TwoLineLabel } from './two-line-label.tsx';
