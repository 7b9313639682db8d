import { allTerrainBasics } from './content/tire/all-terrain-basics';
import { answeringOnlineReviews } from './content/training/answering-online-reviews';
import { askingNeedsFirst } from './content/training/asking-needs-first';
import { contiProductLine } from './content/tire/conti-product-line';
import { contiWinterTechnology } from './content/tire/conti-winter-technology';
import { employeePlantSafety } from './content/training/employee-plant-safety';
import { evLoadTorqueNoise } from './content/tire/ev-load-torque-noise';
import { fitmentAndPlusSizing } from './content/tire/fitment-and-plus-sizing';
import { goldDistributorStocking } from './content/training/gold-distributor-stocking';
import { goldRetailerDisplay } from './content/training/gold-retailer-display';
import { greetingTheCustomer } from './content/training/greeting-the-customer';
import { loadIndexAndSpeedRating } from './content/training/load-index-and-speed-rating';
import { maxPerformanceSummer } from './content/tire/max-performance-summer';
import { mixingRadialAndBias } from './content/tire/mixing-radial-and-bias';
import { motorcycleSizesAndCodes } from './content/tire/motorcycle-sizes-and-codes';
import { photosThatSellTires } from './content/training/photos-that-sell-tires';
import { readingADotCode } from './content/training/reading-a-dot-code';
import { rollingResistanceAndRange } from './content/tire/rolling-resistance-and-range';
import { tireStorage } from './content/training/tire-storage';
import { torqueAfterAWheelChange } from './content/training/torque-after-a-wheel-change';
import { touringWearAndComfort } from './content/tire/touring-wear-and-comfort';
import { videoInTheShop } from './content/training/video-in-the-shop';
import { winterCompounds } from './content/tire/winter-compounds';
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
