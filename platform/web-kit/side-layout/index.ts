export { SideLayout } from './side-layout.tsx';
