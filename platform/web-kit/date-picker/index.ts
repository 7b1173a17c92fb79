export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { TimePicker } from './time-picker.tsx';
