export { BannerKeeper } from './banner-keeper.tsx';
