export { Message, MessageList } from './message.tsx';
