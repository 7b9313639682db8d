import { allTerrainBasics } from './content/all-terrain-basics';
import { answeringOnlineReviews } from './content/answering-online-reviews';
import { askingNeedsFirst } from './content/asking-needs-first';
import { contiProductLine } from './content/conti-product-line';
import { contiWinterTechnology } from './content/conti-winter-technology';
import { employeePlantSafety } from './content/employee-plant-safety';
import { evLoadTorqueNoise } from './content/ev-load-torque-noise';
import { fitmentAndPlusSizing } from './content/fitment-and-plus-sizing';
import { goldDistributorStocking } from './content/gold-distributor-stocking';
import { goldRetailerDisplay } from './content/gold-retailer-display';
import { greetingTheCustomer } from './content/greeting-the-customer';
import { loadIndexAndSpeedRating } from './content/load-index-and-speed-rating';
import { maxPerformanceSummer } from './content/max-performance-summer';
import { mixingRadialAndBias } from './content/mixing-radial-and-bias';
import { motorcycleSizesAndCodes } from './content/motorcycle-sizes-and-codes';
import { photosThatSellTires } from './content/photos-that-sell-tires';
import { readingADotCode } from './content/reading-a-dot-code';
import { rollingResistanceAndRange } from './content/rolling-resistance-and-range';
import { tireStorage } from './content/tire-storage';
import { torqueAfterAWheelChange } from './content/torque-after-a-wheel-change';
import { touringWearAndComfort } from './content/touring-wear-and-comfort';
import { videoInTheShop } from './content/video-in-the-shop';
import { winterCompounds } from './content/winter-compounds';
import type { DemoModule } from './content/types';

/** The demo catalogue, oldest first. */
export const demoModules: DemoModule[] = [
  greetingTheCustomer,
  photosThatSellTires,
  torqueAfterAWheelChange,
  readingADotCode,
  tireStorage,
  loadIndexAndSpeedRating,
  answeringOnlineReviews,
  askingNeedsFirst,
  mixingRadialAndBias,
  motorcycleSizesAndCodes,
  contiProductLine,
  contiWinterTechnology,
  allTerrainBasics,
  rollingResistanceAndRange,
  videoInTheShop,
  employeePlantSafety,
  goldDistributorStocking,
  goldRetailerDisplay,
  fitmentAndPlusSizing,
  evLoadTorqueNoise,
  maxPerformanceSummer,
  touringWearAndComfort,
  winterCompounds,
];
