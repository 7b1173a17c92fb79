export { Radio } from './radio.tsx';
export { RadioGroup } from './radio-group.tsx';
