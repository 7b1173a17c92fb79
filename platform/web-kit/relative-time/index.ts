export { formatRelative } from './relative-time.ts';
