export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { TimePicker, type TimePickerProps } from './time-picker.tsx';
