export { BlockedReasons, reachedLimit } from './blocked-reasons.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button.tsx';
