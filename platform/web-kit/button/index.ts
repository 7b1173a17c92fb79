export { BlockedReasons, Reasons, reachedLimit } from './blocked-reasons.tsx';
export {
  Button,
  ButtonLink,
  type ButtonVariant,
} from './button.tsx';
