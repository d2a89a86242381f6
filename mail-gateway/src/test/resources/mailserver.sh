#!/bin/bash
# A real mail server on this machine alone: Dovecot (IMAP, and POP3 where it is installed) and Postfix (submission), TLS by a
# throw-away authority.
#
#   mailserver.sh start DIR IMAP IMAPS SUBMISSION SMTPS LMTP AUTH POP3 POP3S OURS TOKENS
#                                                                     ten free ports; returns when all servers listen
#   mailserver.sh restart DIR                                         the IMAP server alone
#   mailserver.sh stop DIR
#
# Users referee, red, pop and folder @example.org with passwords referee-secret ..., with anything after a plus sign, too; ghost@example.org is
# taken in and comes back, far@away.invalid is tried for eight seconds. Tokens are asked about at http://127.0.0.1:TOKENS/introspect. Letters
# to referee@port.example.org are brought by LMTP to the port OURS, those to referee@socket.example.org to DIR/lmtp.socket. The server is
# called localhost, the authority is DIR/authority.pem. Postfix runs as root only. DIR is short and may be entered by all.
PATH=$PATH:/usr/sbin:/sbin # where the servers are, though not on the path of everybody
set -euo pipefail
command=$1 dir=$2

certificates() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj '/CN=Test authority' \
    -addext basicConstraints=critical,CA:TRUE -keyout authority.key -out authority.pem
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=localhost' -keyout server.key -out server.csr
  openssl x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 \
    -extfile <(echo 'subjectAltName=DNS:localhost') -out server.pem
}

configure_dovecot() {
  mkdir -p dovecot mail
  chown mail:mail mail
  for user in referee red pop folder; do
    echo "$user@example.org:{PLAIN}$user-secret:$(id -u mail):$(id -g mail)::$dir/mail/$user::"
  done >users
  cat >tokens.conf <<END
introspection_mode = post
introspection_url = http://127.0.0.1:$tokens/introspect
username_attribute = username
active_attribute = active
active_value = true
END
  cat >dovecot.conf <<END
base_dir = $dir/dovecot
state_dir = $dir/dovecot
log_path = $dir/dovecot.log
listen = 127.0.0.1
protocols = imap lmtp $pop3d
ssl = yes
ssl_cert = <$dir/server.pem
ssl_key = <$dir/server.key
disable_plaintext_auth = yes
auth_mechanisms = plain login xoauth2
auth_failure_delay = 0
first_valid_uid = 1
mail_location = maildir:~/Maildir
recipient_delimiter = +
imap_idle_notify_interval = 10 s
namespace inbox {
  inbox = yes
}
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = $dir/tokens.conf
}
passdb {
  driver = passwd-file
  mechanisms = plain login
  args = username_format=%u $dir/users
}
userdb {
  driver = passwd-file
  args = username_format=%u $dir/users
}
service imap-login {
  chroot =
  inet_listener imap {
    port = $imap
  }
  inet_listener imaps {
    port = $imaps
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = $lmtp
  }
}
service auth {
  inet_listener auth {
    address = 127.0.0.1
    port = $auth
  }
}
# Several failures from one address would slow the tests down.
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
END
  [[ -z $pop3d ]] || cat >>dovecot.conf <<END
service pop3-login {
  chroot =
  inet_listener pop3 {
    port = $pop3
  }
  inet_listener pop3s {
    port = $pop3s
    ssl = yes
  }
}
END
}

configure_postfix() {
  mkdir -p postfix/etc postfix/spool postfix/data
  chown postfix postfix/data
  cat >postfix/etc/main.cf <<END
compatibility_level = 3.6
queue_directory = $dir/postfix/spool
data_directory = $dir/postfix/data
maillog_file_prefixes = $dir
maillog_file = $dir/postfix/log
myhostname = localhost
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
local_recipient_maps =
virtual_mailbox_domains = example.org port.example.org socket.example.org away.invalid
virtual_mailbox_maps = inline:{ {referee@example.org=1} {red@example.org=1} {pop@example.org=1} {folder@example.org=1}
  {ghost@example.org=1} {far@away.invalid=1} {referee@port.example.org=1} {referee@socket.example.org=1} }
recipient_delimiter = +
delay_warning_time = 1s
queue_run_delay = 2s
minimal_backoff_time = 2s
maximal_backoff_time = 3s
maximal_queue_lifetime = 8s
bounce_queue_lifetime = 8s
virtual_transport = lmtp:inet:127.0.0.1:$lmtp
transport_maps = inline:{ {away.invalid=lmtp:inet:127.0.0.1:1} {port.example.org=lmtp:inet:127.0.0.1:$ours} {socket.example.org=lmtp:unix:$dir/lmtp.socket} }
default_transport = error:no mail leaves this machine
smtpd_tls_cert_file = $dir/server.pem
smtpd_tls_key_file = $dir/server.key
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:$auth
smtpd_tls_auth_only = yes
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_peername_lookup = no
smtp_dns_support_level = disabled
biff = no
END
  cat >postfix/etc/master.cf <<END
127.0.0.1:$submission inet n - n - - smtpd -o smtpd_tls_security_level=encrypt
127.0.0.1:$smtps inet n - n - - smtpd -o smtpd_tls_wrappermode=yes
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
END
}

# The daemons keep what they are given as output, so it must not be the caller's.
start() {
  cd "$dir"
  imap=$3 imaps=$4 submission=$5 smtps=$6 lmtp=$7 auth=$8 pop3=$9 pop3s=${10} ours=${11} tokens=${12} pop3d=
  [[ ! -x /usr/lib/dovecot/pop3 ]] || pop3d=pop3
  {
    certificates
    configure_dovecot
    configure_postfix
    dovecot -c "$dir/dovecot.conf"
    postfix -c "$dir/postfix/etc" start
  } </dev/null >start.log 2>&1 || { cat start.log >&2; exit 1; }
  for port in "$imap" "$imaps" "$submission" "$smtps" "$lmtp" "$auth" ${pop3d:+"$pop3" "$pop3s"}; do
    until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
      ((SECONDS < 120)) || { echo "Nothing listens on $port." >&2; exit 1; }
      sleep 0.05
    done
  done
}

stop() {
  postfix -c "$dir/postfix/etc" stop || true
  doveadm -c "$dir/dovecot.conf" stop
}

restart() {
  doveadm -c "$dir/dovecot.conf" stop
  while [[ -e $dir/dovecot/master.pid ]]; do sleep 0.05; done
  dovecot -c "$dir/dovecot.conf"
}

case $command in
  start) start "$@" ;;
  restart) restart </dev/null >"$dir/restart.log" 2>&1 ;;
  stop) stop </dev/null >"$dir/stop.log" 2>&1 ;;
esac
