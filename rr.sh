for c in 1 2 3; do for i in 1 2 3; do for w in base main; do d=/work/main; [ $w = base ] && d=/work/wt/base; cd $d; echo $c $w $(C=$c chrt -f 50 node /tmp/prof/rounds-$w.mjs); done; done; done
