/**
 * Pages have the labels that the specification quotes, with corrected spelling. Labels are content, so an editor can reword one;
 * this test then asks whether the specification agrees.
 */
import { expect, test } from 'vitest';
import { getTabPagePath, ROUTES } from '../../src/routes.ts';
import { PAGES } from '../support/build-output.ts';
import { getElements } from '../support/html.ts';

/** Labels of each page, with ` | ` between them. */
const LABELS: readonly [address: string, labels: string][] = [
  [
    ROUTES.home,
    `redirecting to ino.... | Open sidebar | i am looking for ... | Filter | Notifications | 1 upcoming event
     | Are You Sure You Want to logout From Your Account | Yes, I want to Logout | No, Go Back | View Full Map
     | View Market Trends | Register Your Store With us | Register Your Service With us
     | Register Your Company With Us | Products For You | Services For You | Verified | Find products
     | Explore services | Find jobs | Add project | List your service | Post job | Post project
     | Become a reseller | Home decoration | Home | Dashboard | Chats | Wallet | Referral | Contact us
     | Terms of Service | Privacy Policy | Licenses | Help Center`,
  ],
  [
    ROUTES.findProducts,
    `All | INPUT | POST | Best Sellers | Products For You | Back to home | Jobs Near You | Community Post`,
  ],
  [ROUTES.exploreService, `All | INPUT | POST`],
  [ROUTES.findJobs, `Jobs Near You`],
  [ROUTES.addProject, `ALL | INPUT | POST | SERVICE | Buyers near you | Community Post`],
  [ROUTES.listProject, `All | INPUT | POST | Service | Service Buyers near you | Community Post`],
  [ROUTES.postJob, `All | INPUT | Post | Service | Job Seekers Near You | Community Post`],
  [
    getTabPagePath('findProducts', 'input'),
    `Request Quotation | Product Categories | Product Rate | Minimum Order Quantity | MQ UNIT
     | Detail Requirement | Add attachment | Share my business card with the supplier
     | I follow the buyer posting guideline | Share Inputs | Create a Campaign`,
  ],
  [
    getTabPagePath('exploreService', 'input'),
    `Buy Services | Service Categories | Product Rate | Minimum Order Quantity | MQ UNIT | Service Details
     | Attach supporting Document | Share Inputs | Create a Campaign`,
  ],
  [getTabPagePath('findJobs', 'input'), `Get Hired | Relevant Skills / Keywords`],
  [
    getTabPagePath('listProject', 'input'),
    `Sell Services | Service Categories | Service Name | Service Rate | Service Details
     | Relevant skills/Keywords | Add Product photos`,
  ],
  [
    getTabPagePath('postJob', 'input'),
    `Post a Job | Categories | Profession categories | Salary range | Experience required | Job description
     | Relevant skills | Add attachment`,
  ],
  [
    getTabPagePath('findProducts', 'post'),
    `Create Post | public | album | off | write a post | Post | All Community Posts | Products | Services
     | Services near you | See more`,
  ],
  [getTabPagePath('addProject', 'post'), `Create Post | All Community Posts | Products | Services | Jobs | See more`],
  [
    getTabPagePath('addProject', 'service'),
    `Add Banner Photo | Store Name | Edit Catalogue | Add Offer | Address | Timing | Phone number | Email id
     | Year of establishment | Awards | Certificate | Add Product Photo | Upload Photos | Upload Videos
     | Add Website | Manage campaign | GST | Contact KYC | escrow payment | payment KYC | FAQ's | Customer Support
     | Report an Error | Publish and preview`,
  ],
  [
    ROUTES.productPage,
    `ALL | INPUT | POST | PROFILE | Get Direction | Timing | Year of establishment | Contact | views | clicks
     | Likes | Inquiries | Ranking | share | Products For You | MOQ | MQ | Awards & Certificates
     | Frequently Asked Question | Report an Error | Report now`,
  ],
  [
    '/ProductPage/zafoora-footwear-house/classic-leather-oxford',
    `Home | Product | Product Categories | Shoe | Fashion | Clothing | Branded Items | Cosmetics | Product rate
     | Minimum Order Quantity | MQ unit | Detail Requirement | leave a message | chat now | Other products`,
  ],
  [ROUTES.chat, `create group`],
  [
    ROUTES.wallet,
    `Current balance | Add Money | Withdraw Funds | View All | Amount | Date | Invoice | view receipt
     | VPA address | Save Changes`,
  ],
  [
    ROUTES.addMoney,
    `Debit Card | Credit card | Net Banking | Google pay | UPI | Bank Transfer | You can add up to 1000$
     | Proceed | Go Back`,
  ],
  [ROUTES.withdraw, `Withdraw amount | Select Withdrawal Method | Proceed | Go Back`],
  [ROUTES.userWallet, `Funds Added Successfully! | View receipt`],
  [ROUTES.withdrawSuccess, `Funds Withdrawn Successfully! | View receipt`],
  [ROUTES.walletRewards, `My Rewards`],
  [
    ROUTES.referral,
    `Refer a Friend | Earn Rewards and Points 10 for each referral sent | Copy Link | Share QR code
     | Use your Code | Enter Code`,
  ],
  [ROUTES.contact, `Contact Us | Full Name | Email Address | Purpose | Leave a Message | Send Message`],
  [ROUTES.faq, `Frequently Asked Question`],
  [ROUTES.userProfile, `Interest | Location | Language | Contact information | Business profile | About (Yourself)`],
  [ROUTES.inquiriesSent, `Inquiries Sent | View full message | Go Back`],
  [ROUTES.inquiriesReceived, `Inquiries Received | View full message | Go Back`],
  [ROUTES.adwords, `Adwords List | View | Go Back`],
  [ROUTES.allInputs, `Buyers Input List | View | Go Back`],
  [ROUTES.requestedCard, `Business Card Requested | View`],
  [ROUTES.receivedCards, `Business card Received | View full message`],
  [
    ROUTES.createCard,
    `Enter Business Card Details | Full name | Occupation / Identification | Location | Email id | Mobile number
     | User Position | Company name | Company website | Social media link | Save changes | Go Back`,
  ],
  [ROUTES.viewCard, `Your business Card | edit information | Share card | Go back`],
  [ROUTES.postHistory, `Your Posts | Pending Post | Verified`],
  [
    ROUTES.trends,
    `ALL | Mandi Rate | GOV Projects | Markets Near by | set location | Most Popular | Recommended | Directory`,
  ],
  [ROUTES.corporateService, `Corporate Service | a) Promotional email | b) SMS | c) Other Services`],
  [ROUTES.createCampaign, `Create a Campaign | until the fund = 0 | VPA address`],
  [ROUTES.dashboard, `Reseller Dashboard | Applicants registered | Active Funds | Total Earning`],
  [ROUTES.dashboardDetail, `ACTIVE | Username | Mobile no | Location | Total spending | Type of User`],
  [ROUTES.resellerForm, `User Name | Email address | use current location | Enter Location | Proceed`],
  [ROUTES.welcome, `Agree and Continue | Terms of Services`],
  [
    ROUTES.authTerms,
    `Welcome to INO | Register now to gain access to your account | License Policy | Privacy Policy
     | Terms and Conditions | I have read T&C | Proceed | Go Back to home page`,
  ],
  [ROUTES.verifyPhone, `--Select Country-- | Phone | ...loading | Verify | Sorry, something went wrong`],
  [
    ROUTES.verification,
    `Verify Phone Number | Wrong number? | Didn't receive code? | Enter 6 Digit code | send again in
     | Get code by email instead | next`,
  ],
  [
    ROUTES.registerUser,
    `Full Name | Last Name | Identification | About Yourself | use current location | Enter Location | Proceed`,
  ],
  [
    ROUTES.interests,
    `* Mandatory fields | Interest | UUID | Attach supporting Document
     | Upload front and back images for ID verification | Proceed`,
  ],
  [
    ROUTES.postProject,
    `Project Name | Company Name | Email address | Phone Number | Relevant skills/Keywords | Add Product photos
     | Save Changes | Go Back`,
  ],
];

/** Returns the texts and attributes of a page. The labels of an island's later states are in an attribute. */
function readPage(address: string): string {
  const page = PAGES.find((built) => built.address === address);
  if (!page) throw new Error(`no page has the address ${address}`);
  return getElements(page)
    .flatMap(({ text, attributes }) => [text, ...Object.values(attributes)])
    .join('\n');
}

test.each(LABELS)('%s has the labels of the specification', (address, labels) => {
  const content = readPage(address);
  expect(labels.split(/\s+\| /).filter((label) => !content.includes(label))).toEqual([]);
});
