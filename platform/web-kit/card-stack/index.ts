export { CardStack } from './card-stack.tsx';
