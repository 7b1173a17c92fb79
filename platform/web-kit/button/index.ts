export { BlockedReasons, reachedLimit } from './blocked-reasons.tsx';
export {
  Button,
  ButtonLink,
  type ButtonVariant,
} from './button.tsx';
