export { Chip, type ChipTone } from './chip.tsx';
