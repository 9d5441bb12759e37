import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { getChatPath } from '@/routes.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { PartyAvatar } from '@/ui/PartyAvatar.tsx';
import { Rating } from '@/ui/Rating.tsx';
import { PostCardLayout } from './PostCardLayout.tsx';
import type { PostLabels } from './labels.ts';
import type { Post } from './posts.ts';

type Labels = Pick<PostLabels, 'likes' | 'product' | 'open' | 'chat' | 'chatWith' | 'own' | 'history'> & {
  rating: ComponentProps<typeof Rating>['labels'];
};

/** The product or service that a post is about. */
export type About = {
  name: string;
  path: string;
  /** Price with unit, as in “$62.00 / kg”. */
  price: string;
  rating: { value: number; count: number };
  picture: { src: string; srcSet: string; sizes: string; alt: string };
};

type Props = {
  post: Post;
  about: About | null;
  labels: Labels;
  /** Whether this is the post's own page, so that the card does not link to it. */
  isOwnPage: boolean;
  /** Whether it is a sample of the visitor's own posts, which have no page and no author to chat with. */
  isSample: boolean;
  /** Whether the picture is on the first screen; it is then loaded with high priority. */
  isFirst: boolean;
  /** Badge of an author who belongs to a verified store. */
  badge?: ReactNode;
};

/** A community post as static HTML. */
export function PostCardView({ post, about, labels, isOwnPage, isSample, isFirst, badge }: Props): ReactElement {
  const { id, author, date, visibility, text, likes, path } = post;
  const day = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <PostCardLayout
      heading={isOwnPage ? 'h2' : 'h3'}
      author={author.name}
      avatar={<PartyAvatar of={author.name} />}
      {...(isSample && { mark: labels.history.sample })}
      facts={
        <>
          {isOwnPage || isSample ? (
            day
          ) : (
            <a href={path} aria-label={formatMessage(labels.open, { author: author.name, date: formatDate(date) })}>
              {day}
            </a>
          )}{' '}
          ·&nbsp;{isSample ? labels.own[visibility] : author.place.name}
          {badge}
        </>
      }
      footer={
        isSample ? undefined : (
          <>
            <span className="likes">
              <Icon icon="heart" size={16} />
              {formatPlural(labels.likes, likes)}
            </span>
            <a
              href={getChatPath(`person:${author.id}`, `post:${id}`)}
              aria-label={formatMessage(labels.chatWith, { author: author.name })}
              className="text-link"
            >
              <Icon icon="chat" size={16} />
              {labels.chat}
            </a>
          </>
        )
      }
    >
      <p className="max-w-measure">{text}</p>
      {about && (
        <a href={about.path} className="post-subject">
          <img
            {...about.picture}
            width={640}
            height={320}
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
          <span>
            <b>{formatMessage(labels.product, { name: about.name })}</b>
            <span>{about.price}</span>
            <Rating {...about.rating} labels={labels.rating} isNounVisible />
          </span>
        </a>
      )}
    </PostCardLayout>
  );
}
